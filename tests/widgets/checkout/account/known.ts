/** What the server says of an address that has an account, and no more. */
export const known = {
  emailExists: true,
  memberExists: false,
  memberActive: false,
  tradeExists: false,
  tradeActive: false,
}

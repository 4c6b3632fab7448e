/** The server's answer about an address that has an account without memberships. */
export const existingAccount = {
  emailExists: true,
  memberExists: false,
  memberActive: false,
  tradeExists: false,
  tradeActive: false,
}

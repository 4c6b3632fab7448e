/** An integration error of the page, as Stripe's script throws it. */
export function integrationError(message: string): Error {
  return Object.assign(new Error(message), { name: 'IntegrationError' })
}

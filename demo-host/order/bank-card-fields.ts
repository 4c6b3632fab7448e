/** The names of a card's fields in the checkout's form: Ubercart's. */
export const cardFields = {
  owner: 'panes[payment][details][cc_owner]',
  number: 'panes[payment][details][cc_number]',
  month: 'panes[payment][details][cc_exp_month]',
  year: 'panes[payment][details][cc_exp_year]',
  cvv: 'panes[payment][details][cc_cvv]',
} as const

/** Controls that no browser test uses to their end, each with the reason. */

const sameWord = (other: string) => `In one language it reads like ${other}, which is used.`

export const unused: Readonly<Record<string, string>> = {
  'rove-checkout button “close-button” checkout dismiss': sameWord('“Close”'),
  'rove-checkout field “panes[delivery][delivery_country]”': 'It offers no other country than the page’s.',
  'rove-checkout link payment-standing showOrder': 'For a moment: the browser already goes to the order.',
  'rove-email-cart button “button”': 'A page that is being translated has both of its names at once.',
  'rove-header link payment-standing logIn':
    'A link of the server, which reads like a text of ours. Others of it are used.',
  'rove-search-results button search-results next': sameWord('the server’s “More” of the types'),
}

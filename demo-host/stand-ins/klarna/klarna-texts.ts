/** The texts of the Klarna stand-in, in English and French, the languages of its countries. */

const en = {
  plan: 'Four payments of {amount}, the first one now',
  later: 'The whole amount in 30 days: {amount}',
  hint: 'You choose in Klarna’s own window when you pay.',
  title: 'Klarna (demo)',
  text: 'What should Klarna say to {amount}?',
  approve: 'Approve',
  decline: 'Decline',
  correct: 'Ask for another phone number',
  cancel: 'Cancel',
}

/** The name of one of its texts. */
export type KlarnaTextCode = keyof typeof en

const fr: Readonly<Record<KlarnaTextCode, string>> = {
  plan: 'Quatre paiements de {amount}, le premier maintenant',
  later: 'Le montant entier dans 30 jours\u00a0: {amount}',
  hint: 'Vous choisirez dans la fenêtre de Klarna au moment de payer.',
  title: 'Klarna (démo)',
  text: 'Que doit répondre Klarna à {amount}?',
  approve: 'Approuver',
  decline: 'Refuser',
  correct: 'Demander un autre numéro de téléphone',
  cancel: 'Annuler',
}

/** A text for an amount in minor units. @param locale BCP 47 */
export function klarnaText(locale: string, code: KlarnaTextCode, amount = 0, currency = 'USD'): string {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
  return (locale.startsWith('fr') ? fr : en)[code].replace('{amount}', money)
}

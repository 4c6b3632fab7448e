import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { readMemberOffer } from '../../core/shop/membership/member-offer'
import { loseCode } from '../kit/lose-code'
import { loseFiles } from '../kit/lose-files'
import { reason, reply } from '../kit/server'
import { fixedPart } from '../kit/words'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, choose, fill, one, opens, press, reads } from './checkout-play'
import { account } from './checkout-server'
import { t } from './checkout-words'

const meta: Meta<typeof Checkout> = { title: 'rove-checkout/Account', component: Checkout, args: defaults }
export default meta
type Story = StoryObj<typeof Checkout>

const emailField = 'panes[customer][primary_email]'
/** After a story with a dialog: its history entry is removed before the next story. */
const closed: Story['beforeEach'] =
  ({ canvasElement }) =>
  async () => {
    canvasElement.querySelector<HTMLElement>('dialog [part=close-button]')?.click()
    await waitFor(() => expect(history.state).not.toHaveProperty('rove_overlays'))
  }
const formWithFile = `<form action="/user/password" method="post" enctype="multipart/form-data">
<label>Proof <input type="file" name="proof"></label><button type="submit">Send</button></form>`
const phone = { viewport: { value: 'w390' } }

/** Fills in an e-mail address and continues. */
const continueAs =
  (email: string, last: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement: canvas }) => {
    await fill(canvas, { [emailField]: email })
    await press(canvas, t.checkout('continue'))
    await last(canvas)
  }

export const Account: Story = {
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'account')
    expect(step.getByRole('textbox', { name: t.account('email') })).toBeVisible()
  },
}
export const AccountOnAPhone: Story = { ...Account, globals: phone, tags: ['nightly'] }
export const AccountInKorean: Story = {
  globals: { country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => opens(canvasElement, 'account') as Promise<unknown> as Promise<void>,
  tags: ['nightly'],
}
export const NoAddress: Story = {
  play: continueAs('ada', (canvas) =>
    reads(canvas, '[data-state=current] .rove-field .rove-error', t.account('invalid')),
  ),
  tags: ['nightly'],
}
export const Checking: Story = {
  args: { replies: { exists: 'waits' } },
  play: continueAs('ada@example.com', (canvas) => reads(canvas, '.rove-primary', t.checkout('working'))),
}
export const NotSaved: Story = {
  args: { replies: { change: 'lost' } },
  play: continueAs('ada@example.com', (canvas) =>
    reads(canvas, '[data-state=current] form > .rove-error', t.checkout('notSaved')),
  ),
}
/** The order cannot be read either: the change may be saved. */
export const NotConfirmed: Story = {
  args: { replies: { order: 'fails' } },
  play: continueAs('ada@example.com', (canvas) =>
    reads(canvas, '[data-state=current] form > .rove-error', t.checkout('notConfirmed')),
  ),
  tags: ['nightly'],
}
export const Login: Story = {
  args: { replies: { exists: account({ emailExists: true, memberExists: true }) } },
  play: continueAs('ada@example.com', async (canvas) => {
    await reads(canvas, '.rove-asked', t.account('loginTitle'))
    expect(one(canvas, 'input[name=name]')).toHaveValue('ada@example.com')
  }),
}
export const LoginOnAPhone: Story = { ...Login, globals: phone, tags: ['nightly'] }
export const LoginInKorean: Story = {
  ...Login,
  globals: { country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { [emailField]: 'ada@example.com' })
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '.rove-asked', '다시 오신 것을 환영합니다')
  },
  tags: ['nightly'],
}
export const LoginUnfilled: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    const { canvasElement: canvas } = context
    await fill(canvas, { name: '' })
    await press(canvas, t.account('logIn'))
    await reads(canvas, '.rove-field:has([name=pass]) .rove-error', t.account('required'))
    await reads(canvas, '.rove-field:has([name=name]) .rove-error', t.account('invalid'))
  },
}
/** The server's answer to a wrong password: its login form again. */
export const LoginRefused: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    const { canvasElement: canvas } = context
    reply({ '/user/login': { answer: '<form><input type="hidden" name="form_id" value="user_login"></form>' } })
    await fill(canvas, { pass: 'not it' })
    await press(canvas, t.account('logIn'))
    await reads(canvas, '.rove-field:has([name=pass]) .rove-error', t.account('loginRefused'))
  },
}
export const LoginWithoutMembership: Story = {
  args: { replies: { exists: account({ emailExists: true }) } },
  play: continueAs('ada@example.com', (canvas) =>
    reads(canvas, '.rove-note', t.account('noMembership').split(/[.。]/)[0] ?? ''),
  ),
}
/** A member who continues as a guest: the membership step shows the membership. */
export const GuestWithMembership: Story = {
  args: { replies: { exists: account({ emailExists: true, memberExists: true, memberActive: true }) } },
  play: continueAs('ada@example.com', async (canvas) => {
    await press(canvas, t.account('noThanks'))
    await reads(canvas, '.rove-note', t.membership('found'))
  }),
}
export const AnotherEmail: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, t.account('back'))
    await waitFor(() => expect(one(context.canvasElement, `[name="${emailField}"]`)).toHaveValue('ada@example.com'))
  },
  tags: ['nightly'],
}
export const ForgotPassword: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, t.account('forgot'))
    await reads(context.canvasElement, 'dialog', 'We send you a link to choose a new password.')
  },
}
/** The server does not answer the form: it stays as it was filled in. */
export const ForgotPasswordUnsent: Story = {
  ...Login,
  play: async (context) => {
    await ForgotPassword.play?.(context)
    await press(context.canvasElement, 'Send')
    await reads(context.canvasElement, 'dialog', t.served('unsent'))
  },
  beforeEach: closed,
}
/** A file in the server’s form is not there any more: it has to be chosen again. */
export const ForgotPasswordFileChanged: Story = {
  args: { replies: { ...Login.args?.replies, forgot: { answer: formWithFile } } },
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, t.account('forgot'))
    await waitFor(() => expect(one(context.canvasElement, 'dialog [name=proof]')).toBeVisible())
    const { files, items } = new DataTransfer()
    items.add(new File(['proof'], 'proof.pdf'))
    Object.assign(one(context.canvasElement, 'dialog [name=proof]'), { files })
    const findAgain = loseFiles()
    await press(context.canvasElement, 'Send')
    await reads(context.canvasElement, 'dialog', t.served('changed'))
    findAgain()
  },
  beforeEach: closed,
}
export const ForgotPasswordLoading: Story = {
  args: { replies: { ...Login.args?.replies, forgot: 'waits' } },
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, t.account('forgot'))
    await reads(context.canvasElement, 'dialog', t.served('wait'))
  },
  beforeEach: closed,
  tags: ['nightly'],
}
export const ForgotPasswordFailed: Story = {
  args: { replies: { ...Login.args?.replies, forgot: 'fails' } },
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, t.account('forgot'))
    await reads(context.canvasElement, 'dialog', t.account('forgotFailed'))
  },
  beforeEach: closed,
}

/** The dialog's code fails to load: a message is shown beside the pressed button. */
export const ForgotPasswordUnopened: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    const bringBack = loseCode()
    await press(context.canvasElement, t.account('forgot'))
    await reads(context.canvasElement, '[data-state=current]', t.checkout('unopened'))
    bringBack()
  },
}

/** The shop has memberships for everyone: the step says so, and asks nothing. */
export const MembershipForEveryone: Story = {
  args: { stage: 'address' },
  globals: { flag: 'membership-only' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.checkout('membership'))
    await reads(canvas, '[data-state=current]', t.membership('locked').split(/[.。{]/)[0] ?? '')
  },
}
export const Membership: Story = {
  args: { stage: 'membership' },
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'membership')
    expect(step.getAllByRole('radio')).toHaveLength(2)
    await reads(canvasElement, '[data-state=current] fieldset', () => readMemberOffer() ?? '')
    await reads(canvasElement, '[data-state=completed] .rove-summary', 'ada@example.com')
  },
}
export const MembershipInFrench: Story = {
  args: { stage: 'membership' },
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, 'legend', 'Souhaitez-vous devenir membre'),
  tags: ['nightly'],
}
export const MembershipUnanswered: Story = {
  args: { stage: 'membership' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', t.checkout('completeField'))
  },
}
/** Chooses a membership option and continues. */
const answering = (value: '0' | '1', words: () => string): Story => ({
  args: { stage: 'membership' },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, value)
    await press(canvas, t.checkout('continue'))
    await opens(canvas, 'address')
    await reads(canvas, '[data-state=completed]:nth-child(2) .rove-summary', words)
  },
})
export const Joined: Story = {
  ...answering('1', () => fixedPart(t.membership('joined', { date: '|' }))),
  tags: ['nightly'],
}
export const OptedOut: Story = { ...answering('0', () => t.membership('optedOut')), tags: ['nightly'] }
/** The visitor is a member already. */
export const AMember: Story = {
  args: { stage: 'address' },
  globals: { persona: 'member' },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '[data-state=completed]:nth-child(2) .rove-summary', t.membership('member'))
    await press(canvas, `${t.checkout('edit')} ${t.checkout('membership')}`)
    await reads(canvas, '[data-state=current] .rove-body', t.membership('memberHint'))
  },
}
/** The server saves another choice than the one that was sent. */
export const MembershipStays: Story = {
  args: { stage: 'membership', replies: { membership: { answer: { valueChanged: 0 } } } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', t.checkout('membershipStays'))
  },
}
/** The choice is saved, but the order cannot be read. */
export const MembershipUnread: Story = {
  args: { stage: 'membership', replies: { order: 'fails' } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', t.checkout('notRead'))
  },
}
export const MembershipRefused: Story = {
  args: { stage: 'membership', replies: { membership: 'refuses' } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, t.checkout('continue'))
    await reads(canvas, '.rove-errors', reason)
  },
  tags: ['nightly'],
}
/** Every visitor is a member there. */
export const MembersOnly: Story = {
  ...Membership,
  globals: { country: 'HK', locale: 'ch_HK', flag: 'membership-only' },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    await reads(canvasElement, '[data-state=completed]:nth-child(2) .rove-summary', '會籍有效期至')
  },
  tags: ['nightly'],
}
/** The membership step cannot be opened again. */
export const Locked: Story = {
  ...Membership,
  globals: { flag: 'membership-lock' },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    const title = one(await checkoutIn(canvasElement), '.rove-step:nth-child(2) .rove-title')
    expect(title).toHaveAttribute('aria-disabled', 'true')
    title.click()
    await opens(canvasElement, 'address')
  },
}

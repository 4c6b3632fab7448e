import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Checkout, defaults } from './checkout-page'
import { checkoutIn, choose, fill, one, opens, press, reads } from './checkout-play'
import { account } from './checkout-server'
import { say } from './checkout-words'
import { loseCode } from './lose-code'
import { reason, reply } from './server'
import { besides } from './words'

const meta: Meta<typeof Checkout> = { title: 'rove-checkout/Account', component: Checkout, args: defaults }
export default meta
type Story = StoryObj<typeof Checkout>

const emailField = 'panes[customer][primary_email]'
const phone = { viewport: { value: 'w390' } }

/** Fills in an address and continues. */
const continueAs =
  (email: string, last: (canvas: HTMLElement) => Promise<unknown>): NonNullable<Story['play']> =>
  async ({ canvasElement: canvas }) => {
    await fill(canvas, { [emailField]: email })
    await press(canvas, say.checkout('continue'))
    await last(canvas)
  }

export const Account: Story = {
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'account')
    expect(step.getByRole('textbox', { name: say.account('email') })).toBeVisible()
  },
}
export const AccountOnAPhone: Story = { ...Account, globals: phone }
export const AccountInKorean: Story = {
  globals: { country: 'KR', locale: 'ko_KR' },
  play: ({ canvasElement }) => opens(canvasElement, 'account') as Promise<unknown> as Promise<void>,
}
export const NoAddress: Story = {
  play: continueAs('ada', (canvas) =>
    reads(canvas, '[data-state=current] .rove-field .rove-error', say.account('invalid')),
  ),
}
export const Checking: Story = {
  args: { says: { exists: 'waits' } },
  play: continueAs('ada@example.com', (canvas) => reads(canvas, '.rove-primary', say.checkout('working'))),
}
export const NotSaved: Story = {
  args: { says: { order: 'fails' } },
  play: continueAs('ada@example.com', (canvas) =>
    reads(canvas, '[data-state=current] form > .rove-error', say.checkout('notSaved')),
  ),
}
export const Login: Story = {
  args: { says: { exists: account({ emailExists: true, memberExists: true }) } },
  play: continueAs('ada@example.com', async (canvas) => {
    await reads(canvas, '.rove-asked', say.account('loginTitle'))
    expect(one(canvas, 'input[name=name]')).toHaveValue('ada@example.com')
  }),
}
export const LoginOnAPhone: Story = { ...Login, globals: phone }
export const LoginInKorean: Story = {
  ...Login,
  globals: { country: 'KR', locale: 'ko_KR' },
  play: async ({ canvasElement: canvas }) => {
    await fill(canvas, { [emailField]: 'ada@example.com' })
    await press(canvas, say.checkout('continue'))
    await reads(canvas, '.rove-asked', '다시 오신 것을 환영합니다')
  },
}
export const LoginUnfilled: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    const { canvasElement: canvas } = context
    await fill(canvas, { name: '' })
    await press(canvas, say.account('logIn'))
    await reads(canvas, '.rove-field:has([name=pass]) .rove-error', say.account('required'))
    await reads(canvas, '.rove-field:has([name=name]) .rove-error', say.account('invalid'))
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
    await press(canvas, say.account('logIn'))
    await reads(canvas, '.rove-field:has([name=pass]) .rove-error', say.account('loginRefused'))
  },
}
export const LoginWithoutMembership: Story = {
  args: { says: { exists: account({ emailExists: true }) } },
  play: continueAs('ada@example.com', (canvas) =>
    reads(canvas, '.rove-note', say.account('noMembership').split(/[.。]/)[0] ?? ''),
  ),
}
/** A member who goes on as a guest: the step of membership says that there is one. */
export const GuestWithMembership: Story = {
  args: { says: { exists: account({ emailExists: true, memberExists: true, memberActive: true }) } },
  play: continueAs('ada@example.com', async (canvas) => {
    await press(canvas, say.account('noThanks'))
    await reads(canvas, '.rove-note', say.membership('found'))
  }),
}
export const AnotherEmail: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, say.account('back'))
    await waitFor(() => expect(one(context.canvasElement, `[name="${emailField}"]`)).toHaveValue('ada@example.com'))
  },
}
export const NoThanks: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, say.account('noThanks'))
    await opens(context.canvasElement, 'membership')
  },
}
export const ForgotPassword: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, say.account('forgot'))
    await reads(context.canvasElement, 'dialog', 'We send you a link to choose a new password.')
  },
}
export const ForgotPasswordFailed: Story = {
  args: { says: { ...Login.args?.says, forgot: 'fails' } },
  play: async (context) => {
    await Login.play?.(context)
    await press(context.canvasElement, say.account('forgot'))
    await reads(context.canvasElement, 'dialog', say.account('forgotFailed'))
    // Its entry leaves the tab's history here, not under the next story.
    context.canvasElement.querySelector<HTMLElement>('dialog [part=close-button]')?.click()
    await waitFor(() => expect(history.state).not.toHaveProperty('rove_overlays'))
  },
}

/** The code of the dialog does not come: it is said beside the button that was pressed. */
export const ForgotPasswordUnopened: Story = {
  ...Login,
  play: async (context) => {
    await Login.play?.(context)
    const bringBack = loseCode()
    await press(context.canvasElement, say.account('forgot'))
    await reads(context.canvasElement, '[data-state=current]', say.checkout('unopened'))
    bringBack()
  },
}

export const Membership: Story = {
  args: { stage: 'membership' },
  play: async ({ canvasElement }) => {
    const step = await opens(canvasElement, 'membership')
    expect(step.getAllByRole('radio')).toHaveLength(2)
    await reads(canvasElement, '[data-state=completed] .rove-summary', 'ada@example.com')
  },
}
export const MembershipInFrench: Story = {
  args: { stage: 'membership' },
  globals: { country: 'CA', locale: 'fr_CA' },
  play: ({ canvasElement }) => reads(canvasElement, 'legend', 'Souhaitez-vous devenir membre'),
}
export const MembershipUnanswered: Story = {
  args: { stage: 'membership' },
  play: async ({ canvasElement: canvas }) => {
    await press(canvas, say.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', say.checkout('completeField'))
  },
}
/** Answers the question and continues. */
const answering = (value: '0' | '1', words: () => string): Story => ({
  args: { stage: 'membership' },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, value)
    await press(canvas, say.checkout('continue'))
    await opens(canvas, 'address')
    await reads(canvas, '[data-state=completed]:nth-child(2) .rove-summary', words)
  },
})
export const Joined: Story = answering('1', () => besides(say.membership('joined', { date: '|' })))
export const OptedOut: Story = answering('0', () => say.membership('optedOut'))
/** The visitor is a member already. */
export const AMember: Story = {
  args: { stage: 'address' },
  globals: { persona: 'member' },
  play: async ({ canvasElement: canvas }) => {
    await reads(canvas, '[data-state=completed]:nth-child(2) .rove-summary', say.membership('member'))
    await press(canvas, `${say.checkout('edit')} ${say.checkout('membership')}`)
    await reads(canvas, '[data-state=current] .rove-body', say.membership('memberHint'))
  },
}
/** The server keeps another choice than the one that was sent. */
export const MembershipStays: Story = {
  args: { stage: 'membership', says: { membership: { answer: { valueChanged: 0 } } } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, say.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', say.checkout('membershipStays'))
  },
}
/** It is kept, and what the order is by it could not be had. */
export const MembershipUnread: Story = {
  args: { stage: 'membership', says: { order: 'fails' } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, say.checkout('continue'))
    await reads(canvas, '[data-state=current] form > .rove-error', say.checkout('notRead'))
  },
}
export const MembershipRefused: Story = {
  args: { stage: 'membership', says: { membership: 'refuses' } },
  play: async ({ canvasElement: canvas }) => {
    await choose(canvas, '1')
    await press(canvas, say.checkout('continue'))
    await reads(canvas, '.rove-errors', reason)
  },
}
/** Everybody is a member there. */
export const MembersOnly: Story = {
  ...Membership,
  globals: { country: 'HK', locale: 'ch_HK', flag: 'membership-only' },
  play: async ({ canvasElement }) => {
    await opens(canvasElement, 'address')
    await reads(canvasElement, '[data-state=completed]:nth-child(2) .rove-summary', '會籍有效期至')
  },
}
/** Nobody comes back to the step. */
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

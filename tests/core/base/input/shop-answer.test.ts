import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shopAnswer, shopForm } from '../../../../core/base/input/shop-answer'

const sanitise = vi.hoisted(() => vi.fn<(html: string) => Promise<DocumentFragment>>())
vi.mock('../../../../core/base/input/sanitise', () => ({ sanitise }))

beforeEach(() => {
  sanitise.mockReset().mockImplementation(async (html) => document.createRange().createContextualFragment(html))
})

const page = (body: string) => `<!doctype html><title>Shop</title><body>${body}</body>`
const fields = '<input type="hidden" name="form_id" value="user_pass"><input name="name">'
const form = `<form action="/user/password">${fields}</form>`
const login = '<form action="/user"><input type="hidden" name="form_id" value="user_login"></form>'
const sent = document.createRange().createContextualFragment(form).querySelector('form') as HTMLFormElement
const said = '<div class="messages status">Sent.</div>'

/** The texts and forms of what is shown. */
const shown = async (html: string) => {
  const fragment = await shopAnswer('user.forgot-password', html, sent)
  const forms = [...fragment.querySelectorAll('form')].map((one) => one.getAttribute('action'))
  return [fragment.textContent?.replaceAll(/\s+/g, ' ').trim(), ...forms]
}

describe('what a server answers to a form in a dialog', () => {
  it.each([
    ['before the content', `<header>Shop</header>${said}<main>${login}</main>`],
    ['in a header', `<header>Shop ${said}</header><main>${login}</main>`],
    ['in the content', `<div id="content" role="main">${said}${login}</div>`],
    ['with a role of what is around', `<div role="contentinfo" class="messages">Sent.</div><main>${login}</main>`],
    ['in the content with such a role', `<main><div role="contentinfo" class="messages">Sent.</div>${login}</main>`],
  ])('LOGIN-01 of a page that has the messages %s, the messages are shown alone', async (_, body) => {
    expect(await shown(page(body))).toEqual(['Sent.'])
  })

  it.each([
    ['before the content', `${said}<main>${form}</main>`],
    ['in the content', `<main>${said}${form}</main>`],
  ])('LOGIN-01 a page that asks again is shown with its messages %s, once', async (_, body) => {
    expect(await shown(page(body))).toEqual(['Sent.', '/user/password'])
  })

  it('LOGIN-01 a page without messages is shown with its content', async () => {
    expect(await shown(page('<nav>Shop</nav><main><div role="status"></div><p>Look in your mail.</p></main>'))).toEqual(
      ['Look in your mail.'],
    )
  })

  it('LOGIN-01 a page of which nothing is left is rejected, and so is one without the form', async () => {
    const none = { code: 'not-html', where: 'user.forgot-password' }
    await expect(shown(page('<header>Shop</header><main> </main>'))).rejects.toMatchObject(none)
    await expect(shopForm('user.forgot-password', page('<p>Back soon</p>'))).rejects.toMatchObject(none)
  })
})

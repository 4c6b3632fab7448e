import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendForm } from '../../../../core/base/net/send-form'

const requests: Request[] = []
beforeEach(() => {
  requests.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    return new Response('<p>Thank you</p>', { headers: { 'content-type': 'text/html' } })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function send(attributes: string, address = 'http://localhost:3000/ask/page?step=1') {
  document.body.innerHTML = `<form ${attributes}><input name="name" value="Ada &amp; Co"><input type="checkbox" name="news" value="1"><button name="op" value="Send">Send</button></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const { signal } = new AbortController()
  const answer = await sendForm({ where: 'a form', form, submitter: form.querySelector('button'), address, signal })
  return { answer, request: requests.at(-1) as Request }
}

describe('a form of the server’s HTML', () => {
  it.each([
    ['an address of its own', 'action="/user/password" method="post"', 'http://localhost:3000/user/password'],
    ['a relative address', 'action="next" method="POST"', 'http://localhost:3000/ask/next'],
    ['none', 'method="post"', 'http://localhost:3000/ask/page?step=1'],
  ])('LOGIN-01 with %s is sent there, with the pressed button', async (_, attributes, url) => {
    const { request, answer } = await send(attributes)
    expect([request.method, request.url, await request.text()]).toEqual(['POST', url, 'name=Ada+%26+Co&op=Send'])
    expect(answer.html).toBe('<p>Thank you</p>')
  })

  it('LOGIN-01 without a method is sent in the query of its address', async () => {
    const { request } = await send('action="/search?page=2"')
    expect([request.method, request.url]).toEqual(['GET', 'http://localhost:3000/search?name=Ada+%26+Co&op=Send'])
  })

  it('LOGIN-01 of files is sent as such', async () => {
    const { request } = await send('method="post" enctype="multipart/form-data"')
    expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('LOAD-03 has the fields that the shop wants, unless it has them itself', async () => {
    vi.stubGlobal('roveSettings', { rove: { request: { fields: { form_token: 't0k3n', name: 'Other' } } } })
    const { request } = await send('method="post"')
    expect(await request.text()).toBe('name=Ada+%26+Co&op=Send&form_token=t0k3n')
  })

  it('LOGIN-01 of another site is not sent', async () => {
    const other = 'action="https://elsewhere.test/collect" method="post"'
    await expect(send(other)).rejects.toMatchObject({ code: 'unsafe-url', where: 'a form' })
    expect(requests).toEqual([])
  })
})

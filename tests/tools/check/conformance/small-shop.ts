/** A server that answers two families of calls: `love` and `notify`. As a shop begins that adds one widget at a time. */
import type { Answering } from './kit'

const sold = new Map([[7, 'Lamp']])
const models = ['LAMP-RED', 'LAMP-BLUE']

/** The values that the kit needs for this shop. */
export const smallShopValues = { model: 'LAMP-RED', email: 'tests@shop.test' }

/** The right server. Each has loves of its own. */
export function smallShop(): Answering {
  const loved = new Set<number>()

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const isPost = request.method === 'POST'
    const fields = isPost ? new URLSearchParams(await request.text()) : searchParams
    const nid = Number(fields.get('nid'))
    const changes = isPost || pathname === '/uc_love/ajax'
    if (changes && !isOwnPage(request)) return refuse(403, 'another site')
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
        return new Response('<rove-love nid="7"></rove-love>', { headers: { 'content-type': 'text/html' } })
      case 'GET /uc_love/ajax_validate':
        return Response.json({ validate: false })
      case 'GET /uc_love/items':
        return Response.json({ items: [...loved].map(itemOf) })
      case 'GET /uc_love/ajax': {
        const op = fields.get('op')
        if (!sold.has(nid)) return refuse(400, 'nid is no product')
        if (op !== 'add' && op !== 'remove') return refuse(400, 'op is add or remove')
        if (op === 'add') loved.add(nid)
        else loved.delete(nid)
        return Response.json({ cnt: loved.size })
      }
      case 'POST /ajax/notify-me': {
        const isKnown = sold.has(nid) && models.includes(fields.get('model') ?? '')
        if (!isKnown || !/^[1-9]\d*$/.test(fields.get('qty') ?? '')) return refuse(400, 'no such model')
        const isAddress = /^\S+@\S+$/.test(fields.get('email') ?? '')
        return isAddress
          ? Response.json({ ok: true })
          : Response.json({ success: false, message: 'No address.' }, { status: 422 })
      }
      default:
        return refuse(404, 'no such call')
    }
  }
}

function isOwnPage({ method, headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (method === 'GET') return site ? site === 'same-origin' : headers.get('x-requested-with') === 'XMLHttpRequest'
  return (origin === null || origin === new URL(url).origin) && (site === null || site === 'same-origin')
}

const itemOf = (nid: number) => ({ nid, title: sold.get(nid), url: `/product/${nid}`, price: 40 })

const refuse = (status: number, error: string) => Response.json({ error }, { status })

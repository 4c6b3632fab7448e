/** Serves the stand-ins' files: scripts built from their sources, one style sheet, and pages for frames. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { pixels } from './pixels/pixels-api'

/** Scripts by their address below `/vendors`. */
const scripts: Readonly<Record<string, string>> = {
  'stripe/stripe.js': 'stripe/stripe.script.ts',
  'stripe/element.js': 'stripe/element.script.ts',
  'klarna/api.js': 'klarna/api.script.ts',
  'klarna/form.js': 'klarna/form.script.ts',
  'places.js': 'address/places.script.ts',
  'postcode.js': 'address/postcode.script.ts',
  'postcode-list.js': 'address/postcode-list.script.ts',
  'dialog.js': 'browser/dialog.script.ts',
  'klaviyo/klaviyo.js': 'klaviyo/klaviyo.script.ts',
  'livechat/tracking.js': 'livechat/tracking.script.ts',
  ...Object.fromEntries(pixels.map((pixel) => [`pixels/${pixel}.js`, `pixels/${pixel}.script.ts`])),
}

/** A page for a frame, with only its script. */
const frames: Readonly<Record<string, string>> = {
  'stripe/element.html': 'stripe/element.js',
  'klarna/form.html': 'klarna/form.js',
  'postcode.html': 'postcode-list.js',
  'dialog.html': 'dialog.js',
}

/** The policy: own files only, no inline code, and framing by this shop only. */
export const vendorPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** Scripts are built on the first request. */
export function vendorFiles(): Hono {
  const app = new Hono()
  const bundles = new Map<string, Promise<string>>()
  const bundle = (source: string) => {
    const made = bundles.get(source) ?? bundled(source)
    bundles.set(source, made)
    return made
  }
  for (const [address, source] of Object.entries(scripts))
    app.get(`/vendors/${address}`, async () => asFile(await bundle(source), 'text/javascript; charset=utf-8'))
  app.get('/vendors/vendors.css', async () =>
    asFile(await readFile(new URL('vendors.css', import.meta.url), 'utf8'), 'text/css; charset=utf-8'),
  )
  for (const [address, script] of Object.entries(frames))
    app.get(`/vendors/${address}`, (context) => {
      context.header('content-security-policy', vendorPolicy)
      context.header('referrer-policy', 'no-referrer')
      return context.html(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stand-in</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/vendors/vendors.css">
</head><body><script src="/vendors/${script}"></script></body></html>`)
    })
  return app
}

async function bundled(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

function asFile(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Inventory } from '../../../tools/build/inventory'
import { ownScripts, providerScripts } from '../../../tools/build/payment-scripts'
import { readProject } from '../../../tools/check/architecture/source'

const inventory: Inventory = JSON.parse(readFileSync('dist/scripts.json', 'utf8'))

describe('the inventory of scripts on a payment page', () => {
  const own = ownScripts('dist', inventory)

  it('has every file that comes with the checkout or that it can load, each with its integrity and a reason', () => {
    const names = own.map(({ script }) => script.replace(/^\w{8}\//, ''))
    expect(names).toEqual(expect.arrayContaining(['rove.js', '_runtime.js', 'checkout.js', 'on-demand-shared.js']))
    expect(names.length).toBeGreaterThan(10)
    for (const { script, integrity, reason } of own) {
      expect(integrity, script).toBe(inventory.scripts.find(({ file }) => file === script)?.integrity)
      expect(reason.length, script).toBeGreaterThan(20)
    }
    const generic = own.filter(({ reason }) => reason.startsWith('A part of the checkout'))
    expect(generic).toEqual([])
  })

  it('has every script of a provider that the checkout or the address lookups load', () => {
    const found = [...readProject()]
      .filter(([path]) => /^(core\/shop\/lookup|widgets\/checkout)\/.+\.ts$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(/['`](https:\/\/[^'`?]+\/(?:js|[\w.]+\.js))['`?]/g)])
      .map(([, address]) => address)
    expect(found.length).toBeGreaterThan(2)
    expect(providerScripts.map(({ script }) => script)).toEqual(expect.arrayContaining(found))
    expect(providerScripts.map(({ script }) => script).join()).toMatch(/https:\/\/js\.stripe\.com\/\w+\/stripe\.js/)
  })
})

import { describe, expect, it } from 'vitest'
import { allows, type Fetches, type Policy, readPolicies, sourcesFor } from '../../../workshop/doctor/policy'

const policyOf = (text: string) => readPolicies(text)[0] as Policy
const self = 'https://shop.example'
const says = (text: string, directive: Fetches, address: string) =>
  allows(policyOf(text), directive, new URL(address), self)

describe('a content security policy', () => {
  it('a header can have several policies, and the first directive of a name counts', () => {
    const policies = readPolicies("script-src 'self'; script-src *, default-src 'none'")
    expect(policies).toHaveLength(2)
    expect(policies[0]?.get('script-src')).toEqual(["'self'"])
  })

  it('a directive that is absent is replaced by the more general one', () => {
    expect(sourcesFor(policyOf("default-src 'none'; child-src a.example"), 'frame-src')).toEqual(['a.example'])
    expect(sourcesFor(policyOf("script-src 'self'; script-src-elem cdn.example"), 'script-src')).toEqual([
      'cdn.example',
    ])
    expect(sourcesFor(policyOf("default-src 'none'"), 'connect-src')).toEqual(["'none'"])
    expect(sourcesFor(policyOf("script-src 'self'"), 'connect-src')).toBeUndefined()
  })

  it.each<[boolean, string, Fetches, string]>([
    [true, "script-src 'self'", 'script-src', 'https://shop.example/rove/1/search.js'],
    [false, "script-src 'self'", 'script-src', 'https://cdn.example/search.js'],
    [true, 'script-src cdn.example', 'script-src', 'https://cdn.example/search.js'],
    [true, 'script-src http://cdn.example', 'script-src', 'https://cdn.example/search.js'],
    [false, 'script-src https://cdn.example', 'script-src', 'http://cdn.example/search.js'],
    [true, 'connect-src *.algolia.net', 'connect-src', 'https://app-dsn.algolia.net/1'],
    [false, 'connect-src *.algolia.net', 'connect-src', 'https://algolia.net/1'],
    [true, 'connect-src https:', 'connect-src', 'https://algolia.net/1'],
    [true, 'connect-src *', 'connect-src', 'https://algolia.net/1'],
    [false, 'media-src *', 'media-src', 'blob:https://shop.example/1'],
    [true, 'media-src blob:', 'media-src', 'blob:https://shop.example/1'],
    [true, 'script-src cdn.example/rove/', 'script-src', 'https://cdn.example/rove/1/search.js'],
    [false, 'script-src cdn.example/other/', 'script-src', 'https://cdn.example/rove/1/search.js'],
    [false, 'script-src cdn.example:8443', 'script-src', 'https://cdn.example/search.js'],
    [true, "script-src 'nonce-a' 'strict-dynamic'", 'script-src', 'https://cdn.example/search.js'],
    [false, "default-src 'none'", 'connect-src', 'https://shop.example/ajax/cart'],
    [true, '', 'connect-src', 'https://shop.example/ajax/cart'],
  ])('%s: %s, %s of %s', (allowed, text, directive, address) => {
    expect(text ? says(text, directive, address) : allows(new Map(), directive, new URL(address), self)).toBe(allowed)
  })
})

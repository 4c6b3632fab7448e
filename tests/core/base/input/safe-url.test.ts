import { describe, expect, it } from 'vitest'
import { safeUrl } from '../../../../core/base/input/safe-url'

describe('URLs from data', () => {
  it.each([
    ['/product/x', 'http://localhost:3000/product/x'],
    ['product/x', 'http://localhost:3000/product/x'],
    ['?q=1', 'http://localhost:3000/?q=1'],
    ['#top', 'http://localhost:3000/#top'],
    ['./a/../b', 'http://localhost:3000/b'],
    ['https://shop.example/x', 'https://shop.example/x'],
    ['HTTPS://SHOP.example/X', 'https://shop.example/X'],
    ['http://a.b', 'http://a.b/'],
    ['//cdn.example/x.webp', 'http://cdn.example/x.webp'],
    [' /padded ', 'http://localhost:3000/padded'],
    ['/javascript:alert(1)', 'http://localhost:3000/javascript:alert(1)'],
    ['/x?next=javascript:alert(1)', 'http://localhost:3000/x?next=javascript:alert(1)'],
  ])('%j is allowed, as an absolute URL', (url, absolute) => {
    expect(safeUrl(url)).toBe(absolute)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript://shop.example/%0aalert(1)',
    'javascript:void(0)',
    ' javascript:alert(1)',
    '\njavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    'javascript\t:alert(1)',
    'j\na\tv\na\ns\ncript:alert(1)',
    '\u0000javascript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u001fjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'DATA:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'da\tta:text/html,x',
    'vbscript:msgbox(1)',
    'VBScript:x',
    'livescript:x',
    'file:///etc/passwd',
    'blob:https://a/b',
    'filesystem:https://a/b',
    'about:blank',
    'about:srcdoc',
    'mailto:a@b.co',
    'tel:+1555',
    'sms:+1555',
    'ftp://a.b/c',
    'ws://a.b',
    'intent://x#Intent;scheme=http;end',
    'view-source:https://a',
    'chrome://settings',
    'x-shop:open',
    'http://',
    'https://[',
    'http://a b.c/',
    'https://:80',
    '',
    '   ',
    '\t\n',
  ])('%j is not allowed', (url) => {
    expect(safeUrl(url)).toBeUndefined()
  })
})

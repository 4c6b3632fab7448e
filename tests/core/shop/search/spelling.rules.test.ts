import { describe, expect, it } from 'vitest'
import { understoodQuery } from '../../../../core/shop/search/spelling.rules'

const hit = (value: string, ...matchedWords: string[]) => ({
  _highlightResult: { title: { value, matchLevel: 'full', matchedWords } },
})

describe('the query as the service understood it', () => {
  it('SEARCH-08 has the word that was found instead of the mistyped one', () => {
    const hits = [
      hit('Marlow <em>Sofas</em>', 'sfoa'),
      hit('Hollis <em>Sofa</em>', 'sfoa'),
      hit('<em>Sofa</em>', 'sfoa'),
    ]
    expect(understoodQuery('sfoa', hits)).toBe('sofa')
    expect(understoodQuery('green  Sfoa!', [...hits, hit('<em>Green</em> <em>Sofa</em>', 'green', 'sfoa')])).toBe(
      'green  sofa!',
    )
  })

  it('SEARCH-08 keeps accents, and the syllables of Korean', () => {
    expect(understoodQuery('cnapé', [hit('<em>Canapé</em> Marlow', 'cnape')])).toBe('canapé')
    expect(understoodQuery('말로으', [hit('<em>말로우</em> 소파', '말로으')])).toBe('말로우')
  })

  it.each([
    ['a word that begins as typed', 'sof', hit('<em>Sof</em>a', 'sof')],
    ['another case and an accent', 'CANAPE', hit('<em>Canapé</em>', 'canape')],
    ['a synonym', 'couch', hit('Hollis <em>Sofa</em>', 'couch')],
    ['a match in a field that is not shown', 'sfoa', hit('Hollis')],
    ['a match of another word', 'sfoa rug', hit('<em>Rug</em>', 'rug')],
    ['a hit without marks', 'sfoa', {}],
    ['marks of another shape', 'sfoa', { _highlightResult: { title: { value: 1 }, text: null } }],
  ])('SEARCH-08 is what was typed for %s', (_, query, found) => {
    expect(understoodQuery(query, [found])).toBeUndefined()
  })

  it('SEARCH-08 is what was typed where one hit has it so', () => {
    expect(understoodQuery('sofo', [hit('<em>Sofa</em>', 'sofo'), hit('<em>Sofo</em>', 'sofo')])).toBeUndefined()
  })
})

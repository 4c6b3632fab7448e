import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, it } from 'vitest'
import { readRequirements, readStatements } from '../../../tools/docs/requirements'
import { testTitles } from './test-titles'

const requirements = readRequirements()
const statements = readStatements()

describe('the requirements', () => {
  it('each have statements, and each statement belongs to one', () => {
    const ids = requirements.map(({ id }) => id)
    const named = new Set(statements.map(({ requirement }) => requirement))
    expect(ids.filter((id) => !named.has(id))).toEqual([])
    expect([...named].filter((id) => !ids.includes(id))).toEqual([])
  })

  it('have statements with ids of their own, in words', () => {
    const ids = statements.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(600)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(statements.filter(({ statement }) => statement.length < 10).map(({ id }) => id)).toEqual([])
  })

  it('have a test for each statement', () => {
    const titles = new Map(
      [...new Set(statements.map(({ file }) => file))]
        .filter((file) => existsSync(file))
        .map((file) => [file, testTitles(file, readFileSync(file, 'utf8'))]),
    )
    const named = ({ file, test }: { file: string; test: string }) =>
      titles.get(file)?.filter((title) => title === test).length ?? 0
    expect(statements.filter((one) => named(one) !== 1).map(({ id, file, test }) => [id, file, test])).toEqual([])
  })
})

describe('the browser tests', () => {
  it('prove each requirement for each change, not each night only', () => {
    const titles = globSync('tests/e2e/**/*.spec.ts').flatMap((file) =>
      testTitles(file, readFileSync(file, 'utf8'), '@nightly'),
    )
    const proved = new Set(titles.flatMap((title) => title.match(/\b[A-Z]+-\d\d\b/g) ?? []))
    expect(requirements.map(({ id }) => id).filter((id) => !proved.has(id))).toEqual([])
  })
})

describe('the titles of tests', () => {
  it('are read from calls with a title and a function, however they are made', () => {
    const text = `
      describe('a heart', () => {
        it('is empty', () => {})
        it.each([1])('is %s', function () {})
        test(\`holds \${n} loves\`, { tag: '@x' }, async () => {})
        onPhone('opens', async () => {})
        expect('no title')
      })`
    expect(testTitles('love.test.ts', text)).toEqual(['is empty', 'is %s', 'holds … loves', 'opens'])
    expect(testTitles('love.test.ts', text, '@x')).toEqual(['is empty', 'is %s', 'opens'])
  })
})

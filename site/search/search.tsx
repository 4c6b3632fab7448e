/** Searches through all documents of the site. */
import MiniSearch from 'minisearch'
import { useState } from 'react'
import { allSections, type Section } from './sections'
import './search.css'

const most = 8

export function Search() {
  const [words, setWords] = useState('')
  const [index, setIndex] = useState<MiniSearch<Section>>()
  const found = (index && words.trim() ? index.search(words) : []).slice(0, most) as unknown as readonly Section[]
  return (
    <search className="site-search">
      <label className="site-label" htmlFor="site-search">
        Search the documentation
      </label>
      <input
        id="site-search"
        className="site-field"
        type="search"
        autoComplete="off"
        placeholder="voucherRate, cookies, compare-at price …"
        value={words}
        onFocus={() => setIndex((index) => index ?? newIndex())}
        onChange={(event) => {
          setIndex((index) => index ?? newIndex())
          setWords(event.target.value)
        }}
      />
      <p role="status">{words.trim() && index ? resultWords(found.length) : ''}</p>
      {found.length > 0 && (
        <ul>
          {found.map(({ id, page, heading }) => (
            <li key={id}>
              <a href={id} target="_top">
                {heading || page} {heading && <span>{page}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function resultWords(count: number): string {
  if (count === 0) return 'Nothing was found.'
  return count === 1 ? '1 place' : `${count === most ? 'The first ' : ''}${count} places`
}

function newIndex(): MiniSearch<Section> {
  const index = new MiniSearch<Section>({
    fields: ['page', 'heading', 'text'],
    storeFields: ['page', 'heading'],
    searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND', boost: { heading: 3, page: 4 } },
  })
  index.addAll(uniqueSections())
  return index
}

/** A heading that a document has twice has one address: the first one counts. */
function uniqueSections(): readonly Section[] {
  return [...new Map([...allSections()].reverse().map((section) => [section.id, section])).values()].reverse()
}

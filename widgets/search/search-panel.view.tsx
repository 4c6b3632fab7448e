/** What opens below the field: recent searches, or suggestions in groups. */
import type { MouseEvent, ReactNode } from 'react'
import { formatMoney } from '../../core/domain/money'
import type { SearchState } from './search.machine'
import type { Option, SearchModel } from './search.model'
import type { Suggestion, SuggestionGroup } from './search.rules'

interface PanelProps {
  readonly state: Exclude<SearchState, { at: 'closed' }>
  readonly model: SearchModel
}

export function SearchPanel({ state, model }: PanelProps) {
  const { say } = model
  const lines = model.options().map((option, n) => ({ option, id: `option-${n}`, active: n === state.active }))
  const message = messageOf(state, model)
  return (
    <div part="panel" data-state={state.at}>
      <p part="status" role="status" className={message ? 'message' : 'visually-hidden'}>
        {message ?? (state.at === 'results' ? say('count', { n: state.last.count }) : '')}
      </p>
      {lines.length > 0 && (
        <div id="panel" role="listbox" aria-label={say('search')} aria-busy={state.at === 'searching'} className="list">
          {state.at === 'history' ? (
            <History model={model} lines={lines} />
          ) : (
            <Groups state={state} model={model} lines={lines} />
          )}
        </div>
      )}
      <a part="wishlist-link" href={`${model.outlook.basePath}i-love`}>
        {say('wishlist')}
      </a>
    </div>
  )
}

function messageOf(state: PanelProps['state'], { say }: SearchModel): string | undefined {
  if (state.at === 'failed') return say('failed')
  return state.at === 'results' && state.last.count === 0 ? say('nothing') : undefined
}

/** A line of the panel with its place among the options. */
interface Line {
  readonly option: Option
  readonly id: string
  readonly active: boolean
}

function OptionLink({
  line,
  part,
  children,
}: {
  readonly line: Line | undefined
  readonly part: string
  readonly children: ReactNode
}) {
  if (!line) return null
  const { option, id, active } = line
  const choose = (event: MouseEvent) => {
    // A press that wants another tab or window is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    option.choose()
  }
  return (
    <a id={id} part={part} role="option" tabIndex={-1} aria-selected={active} href={option.href} onClick={choose}>
      {children}
    </a>
  )
}

function History({ model, lines }: { readonly model: SearchModel; readonly lines: readonly Line[] }) {
  const entries = model.recent()
  if (entries.length === 0) return null
  return (
    <div role="group" aria-labelledby="recent" part="history">
      <p id="recent" className="heading" role="presentation">
        {model.say('recent')}
      </p>
      {entries.map(({ term }, n) => (
        <OptionLink key={term} line={lines[n]} part="option">
          {term}
        </OptionLink>
      ))}
      <OptionLink line={lines[entries.length]} part="clear">
        {model.say('clear')}
      </OptionLink>
    </div>
  )
}

function Groups({ state, model, lines }: PanelProps & { readonly lines: readonly Line[] }) {
  let used = 0
  return (state.last?.groups ?? []).map((group) => {
    const own = lines.slice(used, used + group.suggestions.length + (group.href ? 1 : 0))
    used += own.length
    return <Group key={group.index} group={group} model={model} lines={own} />
  })
}

interface GroupProps {
  readonly group: SuggestionGroup
  readonly model: SearchModel
  readonly lines: readonly Line[]
}

function Group({ group: { index, suggestions, count, href }, model, lines }: GroupProps) {
  const { say } = model
  return (
    <div role="group" aria-labelledby={`group-${index}`} part="group" data-index={index}>
      <p id={`group-${index}`} className="heading" role="presentation">
        {say(index)}
      </p>
      {suggestions.map((suggestion, n) => (
        <OptionLink key={suggestion.objectID} line={lines[n]} part="option">
          <SuggestionLine suggestion={suggestion} model={model} />
        </OptionLink>
      ))}
      {href && (
        <OptionLink line={lines[suggestions.length]} part="view-all">
          {say('viewAll', { n: count })}
          <span className="visually-hidden"> {say(index)}</span>
        </OptionLink>
      )}
    </div>
  )
}

function SuggestionLine({ suggestion, model }: { readonly suggestion: Suggestion; readonly model: SearchModel }) {
  const { title, image, price, sku } = suggestion
  return (
    <>
      {image && <img src={image} alt="" width="96" height="120" />}
      <span className="title" data-sku={sku}>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title never change places */}
        {title.map(({ text, marked }, n) => (marked ? <mark key={`${n}${text}`}>{text}</mark> : text))}
      </span>
      {price !== undefined && <span className="price">{formatMoney(price, model.outlook.country.currency)}</span>}
    </>
  )
}

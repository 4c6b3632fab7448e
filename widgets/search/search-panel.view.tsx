/** The panel below the field: recent searches, or suggestions in groups. */
import type { MouseEvent } from 'react'
import type { FieldState, Line, LineGroup, SearchModel } from './search.types'

interface PanelProps {
  readonly state: Exclude<FieldState, { at: 'closed' }>
  readonly model: SearchModel
}

export function SearchPanel({ state, model }: PanelProps) {
  const { t } = model
  const groups = model.groups()
  const message = messageOf(state, model, groups.length)
  return (
    <div part="panel" data-state={state.at} data-shows={groups.length > 0 ? 'list' : message ? 'message' : 'nothing'}>
      <p part="status" role="status" data-state={state.at} className={message ? 'message' : 'visually-hidden'}>
        {message ?? (state.at === 'results' ? t('count', { n: state.last.count }) : '')}
      </p>
      {groups.length > 0 && (
        <div
          id="panel"
          role="listbox"
          aria-label={t('search')}
          aria-busy={state.at === 'searching'}
          className="list"
          data-shows={kindOf(groups)}
          // The focus stays in the field: the pressed line may be removed.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map((group) => (
            <Group key={group.name} group={group} active={state.active} model={model} />
          ))}
        </div>
      )}
      <a part="wishlist-link" href={`${model.context.basePath}i-love`}>
        {t('wishlist')}
      </a>
    </div>
  )
}

/** Which groups there are: their places depend on it. */
function kindOf(groups: readonly LineGroup[]): 'history' | 'products' | 'others' {
  const has = (wanted: LineGroup['name']) => groups.some(({ name }) => name === wanted)
  return has('recent') ? 'history' : has('products') ? 'products' : 'others'
}

function messageOf(state: PanelProps['state'], { t }: SearchModel, shown: number): string | undefined {
  if (state.at === 'failed') return t('failed')
  // Previous results stay, dimmed.
  if (state.at === 'searching' && !shown) return t('searching')
  return state.at === 'results' && state.last.count === 0 ? t('nothing') : undefined
}

interface GroupProps {
  readonly group: LineGroup
  readonly active: number
  readonly model: SearchModel
}

function Group({ group: { name, lines }, active, model }: GroupProps) {
  const isHistory = name === 'recent'
  return (
    <div
      role="group"
      aria-labelledby={`group-${name}`}
      part={isHistory ? 'history' : 'group'}
      data-index={isHistory ? undefined : name}
    >
      <p id={`group-${name}`} className="heading" role="presentation">
        {model.t(name)}
      </p>
      {lines.map((line) => (
        <a
          key={`${line.place}${line.href}`}
          id={`option-${line.place}`}
          part={line.part}
          role="option"
          tabIndex={-1}
          aria-selected={line.place === active}
          href={line.href}
          onClick={(event) => pressed(event, line)}
        >
          <LineWords line={line} name={name} model={model} />
        </a>
      ))}
    </div>
  )
}

/** A press with a modifier key opens another tab or window: the browser handles it. */
function pressed(event: MouseEvent, line: Line) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  line.choose()
}

function LineWords({
  line: { part, shows },
  name,
  model,
}: Omit<GroupProps, 'group' | 'active'> & { readonly line: Line; readonly name: LineGroup['name'] }) {
  const { t } = model
  const SuggestionLine = model.suggestionLine()
  if (part === 'clear') return t('clear')
  if (part === 'option') {
    if (typeof shows === 'string') return shows
    return SuggestionLine && <SuggestionLine suggestion={shows} />
  }
  return (
    <>
      {t('viewAll', { n: shows })}
      <span className="visually-hidden"> {t(name)}</span>
    </>
  )
}

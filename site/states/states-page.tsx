/** The page of all states: every story as a small picture in one market, or one story in every market. */
import { useEntries } from '../element/use-entries'
import { SitePage } from '../site-page'
import { Controls } from './controls'
import { groupsOf } from './groups'
import { Pictures } from './pictures'
import { useChoices } from './use-choices'

export default function StatesPage() {
  const [choices, change] = useChoices()
  const entries = useEntries()
  return (
    <SitePage
      title="All states"
      wide
      lead={
        <p>
          {entries ? `${entries.length} states` : 'The states'} of all elements, as live pictures. Press one to open it
          with its controls. The address of this page holds your choices.
        </p>
      }
    >
      {entries && (
        <>
          <Controls choices={choices} change={change} entries={entries} />
          <Pictures groups={groupsOf(entries, choices)} width={choices.width} persona={choices.persona} />
        </>
      )}
    </SitePage>
  )
}

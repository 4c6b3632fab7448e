/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'

interface PaneProps {
  /** `customer`: the fieldset is `customer-pane`. */
  id: string
  title: string
  children: Child
}

/** One of Ubercart's panes. */
export function Pane({ id, title, children }: PaneProps) {
  return (
    <fieldset id={`${id}-pane`} class="form-wrapper checkout__pane">
      <legend>
        <span class="fieldset-legend">{title}</span>
      </legend>
      <div class="fieldset-wrapper">{children}</div>
    </fieldset>
  )
}

/** Error messages as Drupal renders them: a list if there are several. */
export function Messages({ title, problems }: { title: string; problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div class="messages error" role="alert">
      <h2 class="element-invisible">{title}</h2>
      {problems.length === 1 ? (
        problems[0]
      ) : (
        <ul>
          {problems.map((problem) => (
            <li>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

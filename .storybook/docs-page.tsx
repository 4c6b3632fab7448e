/** The documentation page of an element: its README, and each of its stories in a frame. */
import { DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'
import { setTheme } from './theme'

const readmes = import.meta.glob('../widgets/*/README.md', { query: '?raw', import: 'default', eager: true })

/** The text of an element's README, without its title. Links to files of the project become plain text. */
function readmeOf(title: string): string | undefined {
  const name = /^rove-([\w-]+)/.exec(title)?.[1]
  const text = name && readmes[`../widgets/${name}/README.md`]
  return text
    ?.replace(/^# .*\n/, '')
    .replace(/<!--.*?-->\n?/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')
}

/** Stories are in frames, so that the language, direction, visitor and fixed bars of one affect neither the others nor this page. */
export default function DocsPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  useEffect(() => {
    setTheme(false)
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' })
  }, [])
  const [first] = stories
  const readme = first && readmeOf(first.title)
  const globals = first
    ? Object.entries(context.getStoryContext(first).globals)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => `${name}:${value}`)
        .join(';')
    : ''
  return (
    <>
      <Title />
      {readme && <Markdown>{readme}</Markdown>}
      <h2>Stories</h2>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h3 id={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </h3>
          <iframe
            title={name}
            loading="lazy"
            src={`./iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(globals)}`}
            style={{
              inlineSize: widthOf(moduleExport?.globals?.viewport?.value),
              maxInlineSize: '100%',
              blockSize: 520,
              border: '1px solid #d9d0c1',
            }}
          />
        </section>
      ))}
    </>
  )
}

/** The width of the story's viewport: 390 for `w390`. */
function widthOf(viewport: unknown): number | '100%' {
  const width = /^w(\d+)$/.exec(String(viewport))?.[1]
  return width ? Number(width) : '100%'
}

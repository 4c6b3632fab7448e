/** @jsxImportSource hono/jsx */
/** Links to categories with their pictures, above the results of a search. */

type Hit = Readonly<Record<string, unknown>>

/** @param isTemplate whether the widget makes its list of it */
export function CategoryLinks({ hits, isTemplate = false }: { hits: readonly Hit[]; isTemplate?: boolean }) {
  return (
    <ul data-rove-results={isTemplate ? 'list' : undefined}>
      {hits.map(({ url, title, image_category: picture }) => (
        <li>
          <a href={String(url)} data-rove-card="link">
            <img
              src={picture ? String(picture) : undefined}
              width="40"
              height="50"
              alt=""
              loading="lazy"
              decoding="async"
              data-rove-card="picture"
            />
            <span data-rove-card="title">{String(title)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

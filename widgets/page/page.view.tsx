/** What the parts show: most of the time nothing. */
import type { ViewProps } from '../../core/view/element/definition'
import type { PageModel, PageState } from './page.types'

export function PageView({ state: { cookies, loading, vr } }: ViewProps<PageState, PageModel>) {
  return (
    <>
      {cookies}
      {loading}
      {vr}
    </>
  )
}

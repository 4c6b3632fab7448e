/** Plugins of a page that set a field and tell only jQuery's listeners. */
import type { Locator } from '@playwright/test'
import type { TestJQuery } from '../../like-jquery-14'

/** What a page can choose an option with: a script, or a list of its own that it shows in place of the select. */
export const plugins = ['a script', 'Select2', 'Chosen', 'jQuery Mobile'] as const
type Plugin = (typeof plugins)[number]

/** Chooses an option by its value. The page's jQuery is used as it is. */
export async function chooseBy(plugin: Plugin, select: Locator, value: string): Promise<void> {
  await select.evaluate(
    (node: HTMLSelectElement, [name, wanted]) => {
      const { jQuery } = window as unknown as { jQuery: TestJQuery }
      if (name === 'a script') return void jQuery(node).val(wanted).trigger('change')
      const list = document.createElement('span')
      list.dataset.plugin = name
      node.after(list)
      for (const { value, text } of node.options) {
        const item = document.createElement('span')
        Object.assign(item, { textContent: text })
        Object.assign(item.dataset, { value })
        list.append(item, ' ')
      }
      const choose = (chosen: string) => {
        if (name === 'Select2') jQuery(node).val(chosen).trigger('input')
        else for (const option of node.options) option.selected = option.value === chosen
        if (name === 'Chosen') jQuery(node).trigger('input', { selected: chosen })
        jQuery(node).trigger('change', name === 'Chosen' ? { selected: chosen } : undefined)
        list.remove()
        node.hidden = false
      }
      node.hidden = true
      list.addEventListener(name === 'Chosen' ? 'mouseup' : 'click', ({ target }) => {
        const { value = '' } = (target as HTMLElement).dataset
        choose(value)
      })
    },
    [plugin, value] as const,
  )
  if (plugin === 'a script') return
  await select.page().locator(`[data-plugin="${plugin}"] [data-value="${value}"]`).click()
}

/** Sets values without any event, by the names of their fields. */
export const putSilently = (place: Locator, values: Readonly<Record<string, string>>): Promise<void> =>
  place.evaluate((node, all) => {
    const { jQuery } = window as unknown as { jQuery: TestJQuery }
    for (const [name, value] of Object.entries(all)) {
      const field = node.querySelector(`[name="${name}"]`)
      if (!field) throw new Error(`no field ${name}`)
      jQuery(field).val(value)
    }
  }, values)

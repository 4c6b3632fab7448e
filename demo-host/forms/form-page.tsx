/** @jsxImportSource hono/jsx */
import { Scene } from '../pages/picture'
import { type FormProps, FormView } from './form-view'

/** Which room stands beside which form. */
const rooms: Readonly<Record<string, string>> = {
  '/contact-us': 'scene-bedroom-corner.webp',
  '/swatch-request': 'scene-living.webp',
  '/gift-card': 'scene-dining.webp',
  '/outlet': 'scene-terrace.webp',
}

/** A page with nothing but a form, and a room to look at. */
export function FormPage(props: FormProps) {
  const { form, visitor } = props
  return (
    <section class="form-page">
      <div class="form-page__words">
        <h1>{visitor.say(form.title)}</h1>
        <p class="form-page__lead">{visitor.say(form.lead)}</p>
        <FormView {...props} />
      </div>
      <Scene file={rooms[form.path] ?? 'scene-living.webp'} alt="" sizes="(max-width: 900px) 100vw, 46vw" eager />
    </section>
  )
}

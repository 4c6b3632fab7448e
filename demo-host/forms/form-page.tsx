/** @jsxImportSource hono/jsx */
import { Scene } from '../pages/layout/picture'
import { type FormProps, FormView } from './form-view'

/** The picture beside each form. */
const rooms: Readonly<Record<string, string>> = {
  '/contact-us': 'scene-bedroom-corner.webp',
  '/gift-card': 'scene-dining.webp',
  '/outlet': 'scene-terrace.webp',
}

/** A page with a form and a picture. */
export function FormPage(props: FormProps) {
  const { form, visitor } = props
  return (
    <section class="form-page">
      <div class="form-page__words">
        <h1>{visitor.t(form.title)}</h1>
        <p class="form-page__lead">{visitor.t(form.lead)}</p>
        <FormView {...props} />
      </div>
      <Scene file={rooms[form.path] ?? 'scene-living.webp'} alt="" sizes="(max-width: 900px) 100vw, 46vw" eager />
    </section>
  )
}

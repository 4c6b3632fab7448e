/** Starts the viewer of capsules. */
import { createRoot } from 'react-dom/client'
import { CapsuleViewer } from '../../capsule/view/capsule-viewer'
import { toFragment } from '../state/address'
import { compositionOf } from './composition-of'

const place = document.getElementById('capsule')
if (place) {
  place.replaceChildren()
  createRoot(place).render(
    <CapsuleViewer
      composeAt={(capsule, element) => {
        const composition = compositionOf(capsule, element)
        return composition && `index.html#${toFragment(composition)}`
      }}
    />,
  )
}

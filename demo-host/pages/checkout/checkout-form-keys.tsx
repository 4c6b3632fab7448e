/** @jsxImportSource hono/jsx */
import { createHash, randomBytes } from 'node:crypto'
import type { Visitor } from '../../visitor/visitor'

interface FormKeysProps {
  /** The form's id on the server: `uc_cart_checkout_form`. */
  id: string
  visitor: Pick<Visitor, 'persona' | 'owner'>
}

/** Drupal's hidden fields; a token only for customers. */
export function FormKeys({ id, visitor: { persona, owner } }: FormKeysProps) {
  return (
    <>
      <input type="hidden" name="form_build_id" value={`form-${randomBytes(33).toString('base64url').slice(0, 43)}`} />
      {persona !== 'guest' && (
        <input
          type="hidden"
          name="form_token"
          value={createHash('sha256').update(`${owner} ${id}`).digest('base64url')}
        />
      )}
      <input type="hidden" name="form_id" value={id} />
    </>
  )
}

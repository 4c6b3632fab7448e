/**
 * The form for a forgotten password, as an old shop would write it: with a script and a handler in it, for whoever shows
 * it to take out.
 */
import { html, raw } from 'hono/html'
import type { Visitor } from '../visitor/visitor'

/** @param hideTitle whether whoever shows it has a title of its own */
export function passwordHtml({ say }: Pick<Visitor, 'say'>, email: string, hideTitle: boolean) {
  return html`<form action="/user/password" method="post" id="user-pass" accept-charset="UTF-8"><div>
${hideTitle ? '' : raw(`<h2>${say('passwordTitle')}</h2>`)}
<p>${say('passwordText')}</p>
<div class="form-item form-type-textfield form-item-name">
<label for="edit-name">${say('email')} <span class="form-required" title="${say('required')}">*</span></label>
<input type="email" id="edit-name" name="name" value="${email}" maxlength="254" autocomplete="email" required class="form-text required" />
</div>
<input type="hidden" name="form_id" value="user_pass" />
<div class="form-actions"><input type="submit" id="edit-submit" name="op" value="${say('passwordSend')}" class="form-submit" onclick="window.passwordPressed = true" /></div>
<script>window.passwordShown = true</script>
</div></form>`
}

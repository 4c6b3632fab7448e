/**
 * The form for a forgotten password. It contains a script and an event handler, as in an old shop, which the widget must
 * remove.
 */
import { html, raw } from 'hono/html'
import type { Visitor } from '../visitor/visitor'

/** @param hideTitle whether the caller shows its own title */
export function passwordHtml({ t }: Pick<Visitor, 't'>, email: string, hideTitle: boolean) {
  return html`<form action="/user/password" method="post" id="user-pass" accept-charset="UTF-8"><div>
${hideTitle ? '' : raw(`<h2>${t('passwordTitle')}</h2>`)}
<p>${t('passwordText')}</p>
<div class="form-item form-type-textfield form-item-name">
<label for="edit-name">${t('email')} <span class="form-required" title="${t('required')}">*</span></label>
<input type="email" id="edit-name" name="name" value="${email}" maxlength="254" autocomplete="email" required class="form-text required" />
</div>
<input type="hidden" name="form_id" value="user_pass" />
<div class="form-actions"><input type="submit" id="edit-submit" name="op" value="${t('passwordSend')}" class="form-submit" onclick="window.passwordPressed = true" /></div>
<script>window.passwordShown = true</script>
</div></form>`
}

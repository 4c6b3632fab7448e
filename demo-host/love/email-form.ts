/** The form that asks an anonymous visitor for an address, as Drupal 7 writes one. It is in English, as the contract's is. */
export const emailForm = `<form id="uc-love-email-form" class="uc-love-email-form" action="/uc_love/ajax" method="get" accept-charset="UTF-8"><div>
<div class="form-item form-type-textfield form-item-email">
<label for="edit-email">E-mail address (optional)</label>
<input type="email" id="edit-email" name="email" value="" size="60" maxlength="128" class="form-text" autocomplete="email" />
</div>
<div class="form-item form-type-checkbox form-item-subscribe">
<label class="option" for="edit-subscribe"><input type="checkbox" id="edit-subscribe" name="subscribe" value="1" class="form-checkbox" />Write to me about new rooms and offers</label>
</div>
<input type="hidden" name="form_id" value="uc_love_email_form" />
<input type="submit" id="edit-submit" name="op" value="Save" class="form-submit" />
</div></form>`

/* Drupal.ajax of Drupal 7: links and form buttons whose response is a list of commands. */
;(($) => {
  /**
   * @param base an id, or false
   * @param element the link or button
   * @param settings url, event, wrapper, method, submit
   */
  Drupal.ajax = function (base, element, settings) {
    $.extend(this, { event: 'mousedown', method: 'replaceWith', submit: { js: true } }, settings)
    this.selector = base ? `#${base}` : ''
    this.element = element
    this.element_settings = settings
    this.wrapper = settings.wrapper ? `#${settings.wrapper}` : ''
    this.url = settings.url.replace(/\/nojs(\/|$|\?|&|#)/g, '/ajax$1')
    this.form = element.form ? $(element.form) : undefined
    $(element).bind(this.event, (event) => this.eventResponse(element, event))
  }

  Drupal.ajax.prototype.eventResponse = function (element, event) {
    event.preventDefault()
    if (this.ajaxing) return
    this.ajaxing = true
    $(element).addClass('progress-disabled').attr('aria-busy', 'true')
    $.ajax({
      url: this.url,
      type: 'POST',
      dataType: 'json',
      data: this.beforeSerialize(),
      success: (response, status) => this.success(response, status),
      error: (xhr) => this.error(xhr),
      complete: () => {
        this.ajaxing = false
        $(element).removeClass('progress-disabled').removeAttr('aria-busy')
      },
    })
  }

  /* The fields of every request: the form's values, the button, and the page's element ids and theme. */
  Drupal.ajax.prototype.beforeSerialize = function () {
    if (this.form) Drupal.detachBehaviors(this.form, this.settings || Drupal.settings, 'serialize')
    const { theme, theme_token } = Drupal.settings.ajaxPageState || {}
    const page = { 'ajax_page_state[theme]': theme, 'ajax_page_state[theme_token]': theme_token }
    const ids = $('[id]').map((_, one) => ({ name: 'ajax_html_ids[]', value: one.id }))
    const named = $.map($.extend({}, this.submit, page), (value, name) => ({ name, value }))
    return $.param((this.form ? this.form.serializeArray() : []).concat(named, ids.get()))
  }

  Drupal.ajax.prototype.success = function (response, status) {
    $.each(response, (_, one) => {
      if (one?.command && this.commands[one.command]) this.commands[one.command](this, one, status)
    })
    if (this.form) Drupal.attachBehaviors(this.form, this.settings || Drupal.settings)
    this.settings = null
  }

  /* After a failed request a link opens its own address. */
  Drupal.ajax.prototype.error = function (xhr) {
    if (this.form) Drupal.attachBehaviors(this.form, this.settings || Drupal.settings)
    if (this.element.href) window.location.href = this.element.href
    else window.alert(`The shop answered with ${xhr.status}. Please try again.`)
  }

  Drupal.ajax.prototype.commands = {}

  Drupal.behaviors.AJAX = {
    attach(context, settings) {
      for (const id of Object.keys(settings.ajax || {}))
        $(`#${id}`).once('ajax', function () {
          new Drupal.ajax(id, this, settings.ajax[id])
        })
      $('a.use-ajax', context).once('ajax', function () {
        new Drupal.ajax(this.id, this, { url: this.href, event: 'click' })
      })
      $('.use-ajax-submit', context).once('ajax', function () {
        const submit = { js: true, _triggering_element_name: this.name, _triggering_element_value: this.value }
        new Drupal.ajax(this.id, this, { url: this.form.action, event: 'click', submit })
      })
    },
  }
})(jQuery)

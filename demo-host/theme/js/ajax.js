/* Ajax links and the commands a server answers them with, in Drupal 7's shapes. */
;(($) => {
  Drupal.ajax = function (element) {
    this.element = element
    this.url = element.href.replace(/\/nojs(\/|$)/, '/ajax$1')
  }

  Drupal.ajax.prototype.request = function () {
    $.ajax({
      url: this.url,
      type: 'POST',
      dataType: 'json',
      data: { js: true },
      success: (response) => this.run(response),
      error: () => {
        window.location = this.element.href
      },
    })
  }

  Drupal.ajax.prototype.run = function (response) {
    for (const one of response) if (this.commands[one.command]) this.commands[one.command](this, one, 'success')
  }

  Drupal.ajax.prototype.commands = {
    settings(_, { settings, merge }) {
      if (merge) $.extend(true, Drupal.settings, settings)
    },
    insert(_, { selector, method, data, settings }) {
      const added = $('<div></div>').html(data).contents()
      $(selector)[method || 'replaceWith'](added)
      Drupal.attachBehaviors(added.parent(), settings || Drupal.settings)
    },
    remove(_, { selector }) {
      Drupal.detachBehaviors($(selector), Drupal.settings)
      $(selector).remove()
    },
    invoke(_, { selector, method, arguments: input }) {
      const found = $(selector)
      found[method].apply(found, input)
    },
  }

  Drupal.behaviors.AJAX = {
    attach(context) {
      $('.use-ajax', context)
        .not('.ajax-processed')
        .addClass('ajax-processed')
        .bind('click', function () {
          new Drupal.ajax(this).request()
          return false
        })
    },
  }
})(jQuery)

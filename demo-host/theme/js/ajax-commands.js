/* The commands of an ajax response. Unknown commands are ignored. */
;(($) => {
  $.extend(Drupal.ajax.prototype.commands, {
    insert(ajax, { selector, method, data, settings }) {
      const wrapper = selector ? $(selector) : $(ajax.wrapper)
      const how = method || ajax.method
      const box = $('<div></div>').html(data)
      /* Several nodes stay wrapped in a div; a single element is unwrapped. */
      const content = box.contents().length === 1 && box.contents()[0].nodeType === 1 ? box.contents() : box
      const now = settings || ajax.settings || Drupal.settings
      if (['html', 'replaceWith', 'replaceAll', 'empty', 'remove'].includes(how)) Drupal.detachBehaviors(wrapper, now)
      wrapper[how](content)
      if (content.parents('html').length > 0) Drupal.attachBehaviors(content, now)
    },
    remove(ajax, { selector, settings }) {
      Drupal.detachBehaviors($(selector), settings || ajax.settings || Drupal.settings)
      $(selector).remove()
    },
    changed(_, { selector, asterisk }) {
      $(selector).addClass('ajax-changed')
      if (asterisk) $(selector).find(asterisk).append(' <abbr class="ajax-changed" title="Changed">*</abbr> ')
    },
    alert(_, { text, title }) {
      window.alert(text, title)
    },
    css(_, { selector, argument }) {
      $(selector).css(argument)
    },
    settings(ajax, { settings, merge }) {
      if (merge) $.extend(true, Drupal.settings, settings)
      else ajax.settings = settings
    },
    data(_, { selector, name, value }) {
      $(selector).data(name, value)
    },
    invoke(_, { selector, method, arguments: input }) {
      const found = $(selector)
      found[method].apply(found, input)
    },
    restripe(_, { selector }) {
      $('> tbody > tr:visible', $(selector))
        .removeClass('odd even')
        .filter(':even')
        .addClass('odd')
        .end()
        .filter(':odd')
        .addClass('even')
    },
  })
})(jQuery)

/* The theme's own behaviors. */
;(($) => {
  /* The chosen colour is named, and its picture shown. */
  Drupal.behaviors.roomsSwatches = {
    attach(context) {
      $('.swatch input', context)
        .once('swatch')
        .bind('change', function () {
          const file = $(this).data('picture')
          $('.product__chosen').text($(this).data('name'))
          $('.product__gallery img')
            .first()
            .removeAttr('srcset')
            .attr('src', `/sites/default/files/styles/w768/public/${file}`)
        })
    },
  }

  /* Choosing a place is enough, and so is choosing in the demo bar. */
  Drupal.behaviors.roomsChoose = {
    attach(context) {
      $('.country-form select, .demo-bar select', context)
        .once('choose')
        .bind('change', function () {
          this.form.submit()
        })
    },
  }

  /* An open menu closes when somebody presses Escape or goes elsewhere. */
  Drupal.behaviors.roomsMenu = {
    attach(context) {
      $('.site-menu', context).once('menu', function () {
        $(document).bind('keydown click', (event) => {
          const away = event.type === 'click' ? !this.contains(event.target) : event.keyCode === 27
          if (away) this.open = false
        })
      })
    },
  }
})(jQuery)

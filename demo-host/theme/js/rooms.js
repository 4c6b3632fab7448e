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

  /* The cart's number is what the page is told, and what has come in is said beside it for a while. */
  Drupal.behaviors.roomsCart = {
    attach(context) {
      $('.cart-flyout', context).once('cart', function () {
        const flyout = $(this)
        const words = $('[role="status"]', flyout)
        let timer
        const close = () => {
          flyout.removeClass('cart-flyout--open')
          words.text('')
        }
        const closeLater = () => {
          clearTimeout(timer)
          timer = setTimeout(close, 5000)
        }
        flyout.bind('mouseenter focusin', () => clearTimeout(timer)).bind('mouseleave focusout', closeLater)
        $(document)
          .bind('rove:cart:changed', (event) => {
            const { count } = event.originalEvent?.detail || {}
            if (count >= 0) $('.cart-pieces').text(count)
          })
          .bind('rove:cart:added', () => {
            flyout.addClass('cart-flyout--open')
            words.text(flyout.data('added'))
            closeLater()
          })
          .bind('keydown', (event) => {
            if (event.keyCode === 27) close()
          })
      })
    },
  }
})(jQuery)

/* jQuery.once: runs a function once per element and marks the element with a class. */
;(($) => {
  $.fn.once = function (id, act) {
    const fresh = this.not(`.${id}-processed`).addClass(`${id}-processed`)
    return $.isFunction(act) ? fresh.each(act) : fresh
  }
  $.fn.removeOnce = function (id, act) {
    const done = this.filter(`.${id}-processed`).removeClass(`${id}-processed`)
    return $.isFunction(act) ? done.each(act) : done
  }
})(jQuery)

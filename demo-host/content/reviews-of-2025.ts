/** What customers wrote in 2025. They are made up; so are their names. */

/** A line for each: day | verified or not | stars | author | products by slug | title | text. The latest first. */
export const linesOf2025 = `
2025-12-19 | verified | 5 | Hannah P. | arden-chaise-sofa arc-pillow | The chaise is taken | By the dog, by nine in the evening. We have the other two seats and no complaints.
2025-12-12 | verified | 5 | Victor N. | odd-modular-sofa | Four shapes in one year | Moved twice. It was a corner, then two sofas, and now a bed for guests.
2025-12-04 | verified | 4 | Ruben A. | luca-sofa | Firm, and we like firm | Sit on one before you buy if you come from a soft sofa. After a month we would not go back.
2025-11-27 | verified | 5 | Agnes T. | bo-wingback-chair kit-ottoman | Built for a long book | The wings keep the draught off. My tea has a place on the ottoman, with a tray.
2025-11-20 | verified | 5 | Dana F. | hale-rocking-chair | Two in the morning | It has rocked both of our children to sleep and never once creaked.
2025-11-11 | verified | 4 | Pavel K. | ines-spindle-chair fjord-dining-table | Six of them, all level | One came with a scratch and was replaced within the week. Sturdier than it looks.
2025-11-03 | not verified | 4 | Marcus J. | piet-desk-chair ines-desk | Good until six | A fine chair for a working day. For a working night I would want arms.
2025-10-28 | verified | 5 | Tessa V. | rook-bar-stool | The right height at last | We measured the counter as the page says, and the stools slide right under.
2025-10-21 | verified | 5 | Clara G. | mila-cane-chair | Cane without the squeak | Three summers of cane chairs that squeaked, and now this one.
2025-10-14 | verified | 5 | Ivo B. | tove-nesting-tables pebble-loveseat | Two tables, one footprint | They come apart for guests and disappear when they leave.
2025-10-07 | verified | 3 | Leonie H. | plinth-coffee-table | Beautiful, but mind the edge | The stone is as pictured. The corners are real corners, so we have moved it away from the door.
2025-09-30 | verified | 5 | Kenji A. | drum-side-table toft-swivel-chair | Holds a lamp and a pot of tea | It is heavy enough that the cat has given up.
2025-09-22 | verified | 4 | Beatriz L. | arden-console | Keys, letters, and a bowl | The drawers are shallow, which keeps us from filling them.
2025-09-15 | not verified | 4 | Oskar E. | nils-side-table | Small and steady | Assembly took ten minutes, and one of them was looking for the key.
2025-09-08 | verified | 5 | Amira S. | kasbah-runner | Our hall had an echo | Now it has a runner. The colours are warmer than on my screen, in a good way.
2025-08-31 | verified | 4 | Greta M. | shore-shag-rug | Bare feet every morning | Deep and soft. Vacuum it without the brush, as the label says.
2025-08-24 | verified | 5 | Julien B. | border-flatweave-rug fjord-dining-table | Chairs glide over it | Flat enough for a dining room, and crumbs come out with one shake.
2025-08-17 | verified | 5 | Saskia R. | field-grid-rug fjord-leather-sofa | It makes the room look wider | The lines run to the window. Our leather sofa has never looked better.
2025-08-09 | verified | 2 | Petra Z. | loom-stripe-rug | Lovely stripes, wrong size | I ordered the small one by mistake. Returns were easy, but I paid for the second delivery.
2025-08-02 | verified | 5 | Colette D. | matisse-garden-rug matisse-leaf-pillow | Everybody asks where it is from | A rug that is the whole room. We took the pictures off the wall.
2025-07-25 | verified | 5 | Ines W. | hollis-linen-pillow hollis-sofa | Washes well | Six washes, and the linen only got softer.
2025-07-18 | verified | 4 | Bjorn L. | fringe-lumbar-pillow | For the small of the back | The fringe survived a puppy. Mostly.
2025-07-11 | not verified | 5 | Miriam O. | atlas-wool-pillow atlas-berber-rug | The wool is the real thing | Smells faintly of sheep when it rains, which I have come to like.
2025-07-04 | verified | 5 | Duncan F. | teak-terrace-chair terrace-coffee-table | Out all winter | We left the chairs outside under snow. Oil in spring, and they were new again.
2025-06-26 | verified | 4 | Elena C. | cala-rope-chair cala-dining-table | Dries in an hour | Rope dries faster than cushions. Comfortable through a long lunch.
2025-06-19 | verified | 5 | Hugo P. | cala-dining-table cala-bench | Ten people, one table | The bench makes the difference: there is always room for one more.
2025-06-12 | verified | 3 | Fatima Y. | brisa-parasol | Buy the heavier base | The parasol is fine and the colour has not faded. On our roof it needs more weight.
2025-06-05 | verified | 5 | Kristof H. | sol-fire-bowl | Autumn starts later now | We sit outside until October. The rust is part of it, as the page says.
2025-05-29 | verified | 5 | Yoon-ah L. | luz-planter | The olive tree approves | Good drainage, and light enough to move with the sun.
2025-05-21 | verified | 5 | Astrid K. | nest-daybed-sofa bolster-pillow | A sofa by day | Guests fall asleep on it in the middle of a sentence. We take it as a compliment.
2025-05-14 | verified | 4 | Robin D. | hollis-bench | At the end of the bed | Holds two people putting on shoes. A buckle left a mark, and a little oil took it out.
2025-05-06 | verified | 5 | Marisol G. | terrace-coffee-table teak-terrace-sofa | Rain makes it prettier | The grain comes up after every shower. No wobble on our uneven stones.
`

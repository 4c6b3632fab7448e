/** The text of posts: paragraphs of their category, of which each post has three. */
import { type Post, posts } from './journal'

const paragraphs: Readonly<Record<Post['category'], readonly string[]>> = {
  rooms: [
    'We came at ten in the morning, because that is when this room is at its best. The light arrives low, crosses the floor and stops at the foot of the sofa. By noon it has left, and so, usually, have the people.',
    'There are eleven pieces of furniture in here and only three of them are new. The others came with somebody: from a grandmother, from a first flat, from the side of a road on a Sunday. A room needs a few things that cannot be bought again.',
    'The measure that matters is the one between the table and the seat. Forty centimetres, and you can reach a cup without getting up. Sixty, and you will not put it down at all.',
    'Nothing was painted white. The walls are the colour of porridge, the ceiling a little lighter, the window frames a little darker. White would have made the morning loud.',
    'When we asked what they would change, they looked at each other and said: the lamp. They have said so for six years. It was a present, and it gives good light.',
  ],
  materials: [
    'We took it apart on a large table, with the people who put it together standing next to us. That is a good way of learning what a thing is: they winced at the right moments.',
    'What you touch is a millimetre thick. Below it are four layers that you never see, and they decide how it feels after three years. A cheap one saves on the third.',
    'Every material moves. It takes up water in summer and gives it back in winter, and a joint that does not allow for that will open, however strong the glue is.',
    'Ask for a sample and keep it in the room for a week. Look at it in the morning, and once more under the lamp that you really use. Most decisions change in the evening.',
    'The tests that we do are dull: a weight drops, twenty-five thousand times. Then somebody with a clipboard sits down, and says whether it is still comfortable. That last part cannot be done by a machine.',
  ],
  makers: [
    'The workshop is at the end of a lane that the map does not know. You hear it first: two saws, a radio, somebody laughing. There are nine people and they have been there for a hundred and sixty years together.',
    'Nobody here speaks of craft. They speak of Tuesday, when the timber comes, and of the damp at the north wall, where nothing is stored that has to stay straight.',
    'What leaves the door is checked by the person who made it, with their eyes closed. Fingers find an edge that the eye has got used to.',
    'The youngest came for a summer and stayed. She has changed the order of two steps, which saves an hour, and the old men have been kind enough to say that they had always meant to.',
    'We order the same number every month, whether we sell it or not. It is the least interesting thing that we do for them, and the one they thank us for.',
  ],
  care: [
    'Start with less than you think. A dry cloth, then a damp one, then a little soap, in that order, and stop as soon as it is clean. Most damage is done by the fourth step.',
    'Try it where nobody looks: below the seat, behind a leg, under the label. Wait a day. If you cannot find the place again, carry on.',
    'Put a date in the calendar, twice a year, when the clocks change. Ten minutes for each piece is enough, and you will notice a loose screw before it becomes a loose leg.',
    'Some marks are worth keeping. A ring from the evening of a birthday does not have to leave with the glasses. Oil it over and it becomes part of the wood.',
    'If it has gone wrong, write to us with a picture before you do anything else. We have seen it before. In nine of ten cases it can be mended at home, and in the tenth we come and fetch it.',
  ],
}

/** The paragraphs of a post. */
export function paragraphsOf(post: Post): readonly string[] {
  const all = paragraphs[post.category]
  const n = posts.filter(({ category }) => category === post.category).indexOf(post)
  return [0, 1, 3].flatMap((step) => all[(n + step) % all.length] ?? [])
}

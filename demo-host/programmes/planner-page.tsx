/** @jsxImportSource hono/jsx */
import { planners, plannerTools } from '../content/planner'
import { Scene } from '../pages/layout/picture'
import type { Visitor } from '../visitor/visitor'

/** The stage of the 3D/AR planner, its tools, and tips about them. The planner itself is not part of the demo. */
export function PlannerPage({ visitor: { language } }: { visitor: Visitor }) {
  const { title, lead, how, room, tools, tips } = planners[language]
  const anchors = ['#planner-room', ...plannerTools.map((tool) => `#planner-${tool}`)]
  return (
    <section class="planner">
      <header class="planner__head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div class="planner__stage" id="planner-room">
        <Scene file="scene-living.webp" alt={room} eager />
        <ul class="planner__tools">
          {plannerTools.map((tool, n) => (
            <li>
              <button type="button" id={`planner-${tool}`}>
                {tools[n]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <rove-ar-tour class="planner__tour">
        <h2>{how}</h2>
        <ol data-rove-ar-tour="tips">
          {tips.map(([name, text], n) => (
            <li data-rove-anchor={anchors[n]}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </rove-ar-tour>
    </section>
  )
}

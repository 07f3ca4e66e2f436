import classes from './Plans.module.css'
import { type Plan, stateOf } from './plan-state.ts'

/** The plans by name, each with its state and its days. */
export const Plans = ({ plans }: { plans: readonly Plan[] }) => (
  <ul className={classes.plans}>
    {plans.map((plan) => (
      <li key={plan.id}>
        <strong>{plan.title}</strong>
        <span>{stateOf(plan)}</span>
      </li>
    ))}
  </ul>
)

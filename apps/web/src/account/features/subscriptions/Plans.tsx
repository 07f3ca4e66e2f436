import { planState } from '@leserkonto/texts'
import classes from './Plans.module.css'
import type { Plan } from './plan-state.ts'

/** The plans by name, each with its state and its days. */
export const Plans = ({ plans }: { plans: readonly Plan[] }) => (
  <ul className={classes.plans}>
    {plans.map((plan) => (
      <li key={plan.id}>
        <strong>{plan.title}</strong>
        <span>{planState(plan)}</span>
      </li>
    ))}
  </ul>
)

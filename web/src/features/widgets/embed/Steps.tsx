/** What to do, one after the other. `code` in backticks. */
export const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>
        <span>{withCode(step)}</span>
      </li>
    ))}
  </ol>
)

const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))

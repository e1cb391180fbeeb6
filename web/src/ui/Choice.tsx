import { Segmented, type SegmentedProps } from 'antd'

/** A few choices side by side. The row takes no focus itself: Tab leads to the chosen one, arrows to the others. */
export function Choice<Value extends string | number>(props: Omit<SegmentedProps<Value>, 'ref' | 'tabIndex'>) {
  return <Segmented<Value> {...props} tabIndex={-1} />
}

/** Which source of which answer is open. */
export interface OpenSource {
  answerId: string
  number: number
}

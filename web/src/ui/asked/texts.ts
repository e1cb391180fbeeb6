/** What the way between the pages about questions says. */
export const texts = {
  label: 'About conversations',
  all: 'All conversations',
  unanswered: 'Unanswered',
  answers: 'Your answers',
  golden: 'Golden questions',
  analytics: 'Analytics',
  handover: 'Live handover',
}

import { messagesOf } from './message.ts'

const file = 'e2e/journeys/widget-messages.test.ts'
const builder = 'e2e/journeys/widget-builder.test.ts'
const server = 'services/widget/src/failures.ts'

export const widgets = messagesOf('widgets', 'web/src/features/widgets/texts.ts', file, [
  ['Failed to fetch widgets', 'a list that does not load says so in its place, and loads when asked again'],
  ['Deletion Failed', 'a deletion that fails says so and keeps the widget'],
  ['Failed to delete widget. Please try again.', 'a deletion that fails says so and keeps the widget'],
  [
    'Widget "{name}" has been deleted successfully.',
    'a widget is deleted after a question, and its bubble with it',
    { file: builder },
  ],
])

export const widgetForm = messagesOf('widget form', 'web/src/features/widgets/form/texts.ts', file, [
  [
    'Please fill in all required fields',
    'what is missing is named, field by field, and the focus goes to the first',
    { file: builder },
  ],
  ['Plan Limit Reached', 'one widget more than the plan holds is refused, in the form and in a toast'],
  ['limit reached', 'one widget more than the plan holds is refused, in the form and in a toast', { saidIn: server }],
  ['Widget save failed', 'saving without an answer says so, and nothing that was typed is lost'],
  ['Failed to save widget', 'saving without an answer says so, and nothing that was typed is lost'],
  ['Widget created!', 'saving leads to the code, and Copy Code copies it', { file: builder }],
  ['Widget updated!', 'by keyboard alone a widget is changed and saved', { file: builder }],
  ['Widget not found.', 'a widget that is not there leads back to the list'],
  ['Failed to load widgets.', 'a form whose widgets do not load leads back to the list'],
  ['Failed to load widget details.', 'a widget that is not there leads back to the list'],
  ['Could not load documents', 'documents that do not load say so in the form, and load when asked again'],
  [
    'Failed to upload avatar image',
    'an avatar that cannot be used says why: no image, no answer, refused',
    { saidIn: 'web/src/features/widgets/avatar/texts.ts' },
  ],
])

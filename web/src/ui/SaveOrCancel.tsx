import { Button } from 'antd'

interface Props {
  words: { save: string; saving: string; cancel: string }
  isSaving: boolean
  onCancel: () => void
}

/** The end of a form that opens in a page: what is under way can't be left. */
export const SaveOrCancel = ({ words, isSaving, onCancel }: Props) => (
  <div className="row">
    <Button type="primary" htmlType="submit" loading={isSaving}>
      {isSaving ? words.saving : words.save}
    </Button>
    <Button disabled={isSaving} onClick={onCancel}>
      {words.cancel}
    </Button>
  </div>
)

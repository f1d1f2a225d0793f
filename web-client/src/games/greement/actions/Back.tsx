import { Button } from '../../../ui/Button';
import { Held } from '../../../ui/held';
import { t } from '../words';

interface Props {
  /** What is left as it is. */
  second: string;
  onBack: () => void;
}

/** Closes a tray. It asks nothing of the table, and can be pressed while that is held. */
export function Back({ second, onBack }: Props) {
  return (
    <Held.Provider value={undefined}>
      <Button label={t('do.back')} second={second} icon="x" keyCap="escape" onClick={onBack} />
    </Held.Provider>
  );
}

type Props = { text: string; sound: readonly [boolean, (isOn: boolean) => void] };

/** Switches the sound for new messages on or off. */
export const SoundSwitch = ({ text, sound: [isOn, setIsOn] }: Props) => (
  <label className="btn btn-ghost btn-sm">
    <input
      type="checkbox"
      className="size-4"
      checked={isOn}
      onChange={({ target }) => setIsOn(target.checked)}
    />
    {text}
  </label>
);

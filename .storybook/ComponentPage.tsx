import { Canvas, Controls, Description, DocsContext, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: what it is for, a state whose properties can be set, then all states. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const first =
    stories.find(({ name }) => name === 'Playground') ??
    stories.find(({ argTypes }) => Object.values(argTypes).some(({ control }) => control !== false)) ??
    stories[0];
  const shown = first?.moduleExport as object | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {shown === undefined ? null : (
        <>
          <Canvas of={shown} />
          <Controls of={shown} />
        </>
      )}
      <Stories />
    </>
  );
}

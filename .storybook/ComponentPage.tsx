import { Canvas, Controls, Description, DocsContext, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's page: what it is for, its playground with every property to set, then all states. */
export function ComponentPage() {
  const stories = useContext(DocsContext).componentStories();
  const first = stories.find(({ name }) => name === 'Playground') ?? stories[0];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first === undefined ? null : (
        <>
          <Canvas of={first.moduleExport} />
          <Controls of={first.moduleExport} />
        </>
      )}
      <Stories />
    </>
  );
}

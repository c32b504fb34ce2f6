/** What conversion alone does not get right: put in place of its text, key by key. */
const overrides = {
  shell: { skip: '跳至主要內容' },
};

export default overrides;

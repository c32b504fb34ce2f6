/** Words of face recognition in the learning centre's navigation. */
const zh = {
  face: '人脸识别',
} as const;

export default zh;

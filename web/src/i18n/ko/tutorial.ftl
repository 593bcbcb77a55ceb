## The tutorial of a game

lesson-title = { $name }: 배우면서 하는 첫 게임
lesson-reader = 나
lesson-place = { $steps }단계 중 { $place }단계
lesson-next = 다음
lesson-back = 이전
lesson-show = 보여 주세요
lesson-skip = 건너뛰기
lesson-close = 닫기
lesson-again = 처음부터
lesson-play = 첫 게임 시작하기
